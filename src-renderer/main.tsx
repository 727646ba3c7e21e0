// The renderer starts here.
import '#renderer/api/no-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '#renderer/ui/tokens.css';
import '#renderer/ui/base.css';
import '#renderer/ui/widgets.css';
import '#renderer/ui/forced-colours.css';
import { createRoot } from 'react-dom/client';
import { findVisitor } from '#renderer/api/person.ts';
import { VisitorApp } from '#renderer/screens/account/VisitorApp.tsx';
import { App } from '#renderer/screens/frame/App.tsx';

const root = document.getElementById('root');
const visitor = findVisitor();
if (root !== null) createRoot(root).render(visitor === null ? <App /> : <VisitorApp visitor={visitor} />);
