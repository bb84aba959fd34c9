import { useWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import { Icon } from '../ui/Icon';
import { lazy } from '../ui/lazy';
import { Covered } from './Covered';

const Qr = lazy(async () => (await import('./Qr')).Qr);

/**
 * A link as a picture for a camera. Covered where codes are hidden.
 * @param label what it is, for those who do not see it; the link itself unless given
 */
export function CodePicture({ link, label = link }: { readonly link: string; readonly label?: string }) {
  const { t } = useWords();
  return (
    <Covered what={t('code.picture')} shape="picture">
      <Qr link={link} label={label} />
    </Covered>
  );
}

/** The picture inside of a button that opens it large. */
export function SmallCodePicture({ link }: { readonly link: string }) {
  return useSetting(CODES) === 'shown' ? <Qr link={link} label={null} /> : <Icon name="shut-eye" />;
}
