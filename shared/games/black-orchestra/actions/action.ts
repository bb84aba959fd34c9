import type { Choosable, Script } from '../../../engine/script';
import type { Play } from '../cards/types';
import type { FreeConspirator } from '../rules/select';

/** An action on offer. Its script pays for itself, so that one that comes to nothing may cost nothing. */
export type ActionOption = Choosable<() => Script>;

/** Lists the actions of one kind that could have an effect now [BO 6]. */
export type ActionSource = (play: Play, who: FreeConspirator) => readonly ActionOption[];
