/** What is drawn once a match is over. */
import './styles/end.css';

export { Account } from './end/Account';
export { Hands } from './end/Hands';
