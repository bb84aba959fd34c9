import type { Style } from './style';

/** How English sentences are written. */
export const en: Style = {
  never: [
    { found: /\bmatch(?:es)?\b/i, better: 'game' },
    {
      found: /\b(?:the|this|a|ask the) table (?:has|waits|agree[sd]?|can|does|goes|leaves|did|to go)\b/i,
      better: 'everybody',
    },
    { found: /\bby the table\b/i, better: 'by agreement' },
    { found: /\b(?:before|around) the table\b|\bat th(?:is|e) table\b/i, better: 'open; players; in this room' },
    { found: /\bmembers?\b/i, better: 'player' },
    { found: /\bwatch only\b|\blook only\b/i, better: 'watch; view only' },
    { found: /\bshown? out\b|\bat the door\b|\bout of the room\b/i, better: 'kick' },
    {
      found: /\banswer(?:s|ed|ing)? (?:for|in (?:their|your|his|her) place)\b|\bstop answering\b/i,
      better: 'stand in for',
    },
    { found: /\bawaited\b|\b(?:is|are) being asked\b/i, better: 'deciding, has to decide' },
    { found: /\bt(?:ake|akes|ook|aken|aking)(?: \w+)? back\b/i, better: 'undo, withdraw, get back' },
    { found: /\b(?:put|went|go|gone) back to before\b/i, better: 'undo' },
    { found: /\bforet(?:ell|ells|old|elling)\b/i, better: 'predict' },
    { found: /\bconversation\b|\blines? below\b|\bbe heard\b/i, better: 'chat, message, mute' },
    { found: /\bcurtain\b|\bscreen for everybody\b/i, better: 'secrets stay covered; shared screen' },
    { found: /\balone right now\b|\basked (?:something )?alone\b/i, better: 'secret choice' },
    { found: /(?<!-)\bpress\b/i, better: 'tap' },
    { found: /\bfinish(?:es)? (?:the|your|their) turns?\b|\bturns? finish(?:es)?\b/i, better: 'end the turn' },
    { found: /\blegal space/i, better: 'open space' },
    { found: /\b(?:dice|die) (?:is|are) free\b|\bfree dice\b|\bno die is free\b/i, better: 'in the supply' },
    { found: /\bdetected (?:from|whatever)\b|\bcomes? to light\b/i, better: 'detected at 2 eagles; always detected' },
    { found: /\bunnoticed\b/i, better: 'a quiet failure' },
    { found: /\btaken out of the game\b|\bleaves? the game\b/i, better: 'removed' },
    { found: /\bcarr(?:y|ied|ies) out\b|\bsettles?\b|\bcomes of it\b/i, better: 'resolve' },
    { found: /\bby (?:itself|themselves)\b/i, better: 'automatically' },
    { found: /\b(?:companions?)\b|\ba friend\b/i, better: 'another conspirator, another player' },
    // With a capital letter it is a name.
    { found: /\bstrikes?\b/, better: 'kill, attempt a plot' },
    { found: /\bso many\b/i, better: 'this many, that many' },
    {
      found: /(?:^|[.!?:] )Who (?:is|are|was|does|rolls|leaves|has|comes)\b(?![^.!?]*\?)/,
      better: 'when you, a player who, if',
    },
    { found: /\bcolour|\bfavour|\bgrey\b|\bpenalis|\bbehaviour/i, better: 'American spelling' },
    { found: /'/, better: 'the curly apostrophe' },
    { found: /\d %|\} %/, better: 'no space before %' },
    { found: /\b\w+n’t\b/i, better: 'no contraction' },
    {
      found:
        /\b(?:Hitler|Hess|Goebbels|Bormann|Himmler|Goering|[Cc]onspirators?|[Dd]eput(?:y|ies)|\{leaders?\}) (?:goes|go) (?!to (?:extreme|high|prison))/,
      better: 'move to',
    },
  ],
  exceptions: [],
};
