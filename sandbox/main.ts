import { createSandbox } from './createSandbox.ts'
import { isEmulatorMode } from './isEmulatorMode.ts'

if (!isEmulatorMode(process.env)) {
  console.error(
    'The sandbox stands in for outside services beside the emulators only: set PARLEY_EMULATOR=1 to start it.',
  )
  process.exit(1)
}

const port = Number(process.env.PARLEY_SANDBOX_PORT ?? 4010)
const server = createSandbox()
// Loopback only: the sandbox has no authentication.
server.listen(port, '127.0.0.1', () => console.log(`Sandbox on http://127.0.0.1:${port}`))
server.on('error', (error) => {
  console.error(`The sandbox cannot listen on port ${port}: ${error.message}`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
