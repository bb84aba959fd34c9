import { pick, type Script } from '../../../engine/script';
import { TRACK_DICE } from '../board/pieces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { activeSeat } from './ask';
import { changeMotivation } from './levels';
import { msg, say } from './say';
import { freeConspirators, freeIds } from './select';
import { changeSupport, supportCanFall } from './support';

/** Puts target dice on the track one by one; each time three lie there, the active player chooses a benefit [BO 7, R17]. */
export function* addToTrack(play: Play, dice: number): Script {
  for (let i = 0; i < dice; i++) {
    play.change((draft) => {
      draft.pub.track += 1;
    });
    say(play, 'log.track', { n: play.core.pub.track });
    if (play.core.pub.track < TRACK_DICE) continue;
    play.change((draft) => {
      draft.pub.track = 0;
    });
    yield* benefit(play);
  }
}

/** Empties the track; its dice return to the supply. */
export function emptyTrack(play: Play): void {
  if (play.core.pub.track === 0) return;
  play.change((draft) => {
    draft.pub.track = 0;
  });
  say(play, 'log.track-emptied');
}

function* benefit(play: Play): Script {
  const chosen = yield* pick(play, {
    seat: activeSeat(play.core.pub),
    kind: 'dissent',
    prompt: msg('ask.dissent'),
    options: () => benefits(play),
  });
  if (chosen !== null) yield* chosen();
}

function benefits(play: Play) {
  const { pub } = play.core;
  const motivated = freeConspirators(pub)
    .filter(({ motivation }) => motivation !== 'reckless')
    .map(({ id }) => ({
      key: `motivate:${id}`,
      label: msg('option.motivate', { who: name.sheet(id) }),
      ref: { kind: 'conspirator', id },
      value: () => changeMotivation(play, [id], 1),
    }));
  const support = {
    key: 'support',
    label: msg('option.support-down'),
    ref: { kind: 'support', id: 'support' },
    *value(): Script {
      changeSupport(play, -1);
    },
  };
  const everybody = {
    key: 'motivate-all',
    label: msg('option.motivate-all'),
    value: () => changeMotivation(play, freeIds(play.core.pub), 1),
  };
  const { currentEvent } = pub;
  const all = currentEvent !== null && play.content.event(currentEvent).whileCurrent?.trackMotivatesAll === true;
  return [...motivated, ...(supportCanFall(pub) ? [support] : []), ...(all && motivated.length > 0 ? [everybody] : [])];
}
