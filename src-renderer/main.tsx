// The renderer starts here.
import '#renderer/api/no-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
import '#renderer/ui/widgets.css';
import '#renderer/ui/forced-colours.css';
import { createRoot } from 'react-dom/client';
import { App } from '#renderer/screens/frame/App.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
