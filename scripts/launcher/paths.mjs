import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const paths = {
  root,
  cache: join(root, '.cache'),
  node: join(root, 'node_modules/node/bin/node'),
  tools: join(root, 'node_modules/.bin'),
  emulatorData: join(root, 'emulator-data'),
}
