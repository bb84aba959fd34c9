import type { SpaceId } from '../board/spaces';
import type { Both } from '../content';

/** A place by name, where one goes, and where one is. */
interface PlaceForms {
  readonly name: Both;
  readonly to: Both;
  readonly in: Both;
}

/** A town: "to Prague", "à Prague". */
function town(en: string, fr: string): PlaceForms {
  return { name: { en, fr }, to: { en: `to ${en}`, fr: `à ${fr}` }, in: { en: `in ${en}`, fr: `à ${fr}` } };
}

/** A place that takes an article: "to the Chancellery", "à la Chancellerie". */
function site(en: string, fr: string, forms: { readonly en: string; readonly fr: string }): PlaceForms {
  return {
    name: { en, fr },
    to: { en: `to ${forms.en}`, fr: forms.fr },
    in: { en: `at ${forms.en}`, fr: forms.fr },
  };
}

/** All spaces and the prison. */
export const spaceNames: Readonly<Record<SpaceId | 'prison', PlaceForms>> = {
  'train-station': site('Train Station', 'Gare', { en: 'the Train Station', fr: 'à la gare' }),
  'gestapo-hq': site('Gestapo HQ', 'QG de la Gestapo', { en: 'Gestapo HQ', fr: 'au QG de la Gestapo' }),
  sportpalast: site('Sportpalast', 'Sportpalast', { en: 'the Sportpalast', fr: 'au Sportpalast' }),
  'ministry-of-propaganda': site('Ministry of Propaganda', 'Ministère de la Propagande', {
    en: 'the Ministry of Propaganda',
    fr: 'au ministère de la Propagande',
  }),
  chancellery: site('Chancellery', 'Chancellerie', { en: 'the Chancellery', fr: 'à la Chancellerie' }),
  deutschlandhalle: site('Deutschlandhalle', 'Deutschlandhalle', {
    en: 'the Deutschlandhalle',
    fr: 'à la Deutschlandhalle',
  }),
  zeughaus: site('Zeughaus', 'Zeughaus', { en: 'the Zeughaus', fr: 'au Zeughaus' }),
  hannover: town('Hannover', 'Hanovre'),
  nuremberg: town('Nuremberg', 'Nuremberg'),
  adlerhorst: site('Adlerhorst', 'Adlerhorst', { en: 'the Adlerhorst', fr: 'à l’Adlerhorst' }),
  tannenberg: town('Tannenberg', 'Tannenberg'),
  munich: town('Munich', 'Munich'),
  berghof: site('Berghof', 'Berghof', { en: 'the Berghof', fr: 'au Berghof' }),
  vienna: town('Vienna', 'Vienne'),
  posen: town('Posen', 'Posen'),
  prague: town('Prague', 'Prague'),
  zurich: town('Zurich', 'Zurich'),
  wolfsschanze: site('Wolfsschanze', 'Wolfsschanze', { en: 'the Wolfsschanze', fr: 'à la Wolfsschanze' }),
  warsaw: town('Warsaw', 'Varsovie'),
  'anlage-sued': site('Anlage Süd', 'Anlage Süd', { en: 'Anlage Süd', fr: 'à l’Anlage Süd' }),
  treblinka: town('Treblinka', 'Treblinka'),
  wolfsschlucht: site('Wolfsschlucht', 'Wolfsschlucht', { en: 'the Wolfsschlucht', fr: 'à la Wolfsschlucht' }),
  paris: town('Paris', 'Paris'),
  riga: town('Riga', 'Riga'),
  stockholm: town('Stockholm', 'Stockholm'),
  auschwitz: town('Auschwitz', 'Auschwitz'),
  borisov: town('Borisov', 'Borisov'),
  smolensk: town('Smolensk', 'Smolensk'),
  wasserburg: site('Wasserburg', 'Wasserburg', { en: 'the Wasserburg', fr: 'à la Wasserburg' }),
  wehrwolf: site('Wehrwolf', 'Wehrwolf', { en: 'Wehrwolf', fr: 'au Wehrwolf' }),
  prison: {
    name: { en: 'Prison', fr: 'Prison' },
    to: { en: 'to prison', fr: 'en prison' },
    in: { en: 'in prison', fr: 'en prison' },
  },
};
