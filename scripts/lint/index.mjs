// The house rules, one file each. scripts/lint/rules.test.ts plants what each must find.
import { boundedInput } from './bounded-input.mjs';
import { noBooleanParameter } from './no-boolean-parameter.mjs';
import { noLostScript } from './no-lost-script.mjs';
import { noTextInCode } from './no-text-in-code.mjs';
import { noUnreadInput } from './no-unread-input.mjs';

export default {
  rules: {
    'bounded-input': boundedInput,
    'no-boolean-parameter': noBooleanParameter,
    'no-lost-script': noLostScript,
    'no-text-in-code': noTextInCode,
    'no-unread-input': noUnreadInput,
  },
};
