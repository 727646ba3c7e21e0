// What the application at this machine asks of its own service.
import { desktopWalks } from '#test/main/service/desktop-walks.ts';
import { openStands } from '#test/main/service/stands.ts';
import { walk } from '#test/main/service/walk.ts';

walk(openStands(), desktopWalks);
