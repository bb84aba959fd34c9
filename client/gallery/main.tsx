import '../base/theme.css';
import '../base/base.css';
import '../base/ui/paper.css';
import '../base/ui/button.css';
import './gallery.css';

import { createRoot } from 'react-dom/client';

import { followDevice, wear } from '../base/theme/theme';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
wear();
followDevice();
createRoot(root).render(<Gallery />);
