/** What is drawn once a match is over. */
import './styles/account.css';
import './styles/end.css';

export { Account } from './end/Account';
export { End } from './end/End';
