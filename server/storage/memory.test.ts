import { storageContract } from './contract';
import { MemoryStorage } from './memory';

storageContract('memory', () => new MemoryStorage());
