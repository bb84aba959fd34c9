import './option-card.css';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import type { Ask, Option } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { PreviewMessage } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { keepFocusIn } from '../kit/keepFocus';
import { useDialog } from '../kit/useDialog';
import { Cited } from '../rules/Cited';
import { RuleLinks } from '../rules/RuleLink';
import { useActions, useTable } from '../store/TableContext';
import { Consequences } from './Consequences';

/** A title that is longer is not said twice. */
const TITLE = 40;
/** Nobody reads a card and presses its action within this time. */
const UNSEEN_MS = 200;

/**
 * The card of an option: what the option is, what it would do, and the action on a button. Escape, the cross or a tap beside
 * it closes it, and nothing has happened.
 */
export function OptionCard({
  ask,
  option,
  from,
  children,
}: {
  readonly ask: Ask;
  readonly option: Option;
  /** What was pressed: it gets the focus back. */
  readonly from: Element | null;
  /** The time left, which the card lies over. */
  readonly children: ReactNode;
}) {
  const { t } = useAllWords();
  const { look, answer } = useActions();
  const view = useTable((table) => table.view);
  const options = useTable(({ room }) => room.options);
  const { client, facts, text } = useTable(({ game }) => game);
  const onClose = () => look({ opened: null });
  const act = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  useDialog(`${ask.id} ${option.key}`, act, onClose, from);
  const ready = useSeen();
  const preview = useOutlook(ask, option, view);
  const { choosing } = client;
  const label = choosing.title(option, text);
  const explained =
    option.ref !== undefined && choosing.reads.includes(option.ref.kind)
      ? client.explain(option.ref, view, text)
      : null;
  const about = choosing.about({ option, options, ask, view, facts, text });
  // A yes to what others ask for says nothing by itself (found: a card with the title "Yes").
  const title = explained?.title ?? (choosing.requests.includes(ask.kind) ? text.render(ask.prompt) : label);
  const body: readonly string[] = [...(explained?.body ?? []), ...about];

  const key = (event: KeyboardEvent) => {
    // A key that is held down repeats itself: it must not press what has just got the focus.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    keepFocusIn(box.current, event);
  };
  return (
    <div
      className="option-card-scrim"
      data-testid="option-card-scrim"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <section
        className="option-card paper"
        role="dialog"
        aria-modal="true"
        aria-labelledby="option-card-title"
        ref={box}
        onKeyDown={key}
        data-testid="option-card"
        data-ask={ask.id}
        data-key={option.key}
      >
        <div className="slip-head">
          <h2 id="option-card-title">{title}</h2>
          <button type="button" className="icon" aria-label={t('table.close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
        <div className="option-card-body more-below">
          {body.map((line, i) => (
            <p key={i}>
              <Cited text={line} />
            </p>
          ))}
          <Outlook ask={ask} preview={preview}>
            {t('option-card.looking')}
          </Outlook>
          <RuleLinks of={explained?.rules ?? []} />
        </div>
        <button
          ref={act}
          type="button"
          className="option-card-act"
          data-testid="option-card-act"
          data-ready={ready ? 'yes' : 'no'}
          aria-describedby="option-card-title"
          onClick={() => {
            onClose();
            answer(ask.id, option.key);
          }}
        >
          {title === label && label.length > TITLE ? t('option-card.act') : label}
        </button>
      </section>
    </div>
  );
}

function Outlook({
  ask,
  preview,
  children,
}: {
  readonly ask: Ask;
  readonly preview: PreviewMessage | 'looking' | 'unknown';
  readonly children: ReactNode;
}) {
  const { t } = useAllWords();
  switch (preview) {
    case 'looking':
      return <p className="quiet">{children}</p>;
    case 'unknown':
      return <p className="quiet">{t('option-card.unknown')}</p>;
    default:
      return (
        <>
          <h3>{t('option-card.then')}</h3>
          <Consequences ask={ask} preview={preview} />
        </>
      );
  }
}

/**
 * Whether a card that has just been drawn can have been seen. A press before that was meant for what lay there before: it is
 * the second one of a hasty double tap. Nothing but the time tells it from a press that is meant, near the first one and soon.
 */
function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return seen;
}

/** What an option would do, asked of the server when its card opens and whenever the view has changed under it. */
function useOutlook(ask: Ask, { key }: Option, view: MatchView): PreviewMessage | 'looking' | 'unknown' {
  const connection = useConnection();
  const [preview, setPreview] = useState<PreviewMessage | 'looking' | 'unknown'>('looking');
  useEffect(() => {
    let wanted = true;
    setPreview('looking');
    void connection.preview(ask.id, key).then((answer) => {
      if (wanted) setPreview(answer.ok ? answer.preview : 'unknown');
    });
    return () => {
      wanted = false;
    };
  }, [connection, ask.id, key, view]);
  return preview;
}
