import { fileURLToPath } from 'node:url';
import { config } from '../../lib/platform/config.ts';
import { shutDownInSteps } from '../../lib/platform/edge/graceful-shutdown.ts';
import { createFront } from '../../lib/platform/edge/front.ts';
import { createRendererPool } from '../../lib/platform/edge/renderers/pool.ts';
import { createSupervisor } from '../../lib/platform/edge/renderers/supervisor.ts';

const SCRIPT = fileURLToPath(new URL('./renderer-process.ts', import.meta.url));

/** A front with two renderers of a fake framework; reports when it is listening. */
const pool = createRendererPool();
const [hungMs, startMs] = ['HUNG_MS', 'START_MS'].map((name) => Number(process.env[name]));
const renderers = createSupervisor(SCRIPT, 2, pool, hungMs && startMs ? { hungMs, startMs } : null);
await renderers.start();
const { server, drain } = createFront(pool, config());
server.listen(config().port, '127.0.0.1', () => process.send?.('listening'));
const close = () => {
  server.close(() => void renderers.stop().then(() => process.disconnect()));
  server.closeIdleConnections();
};
process.on('SIGTERM', shutDownInSteps({ drain, close }, config().lameDuckMs));
process.on('message', close);
