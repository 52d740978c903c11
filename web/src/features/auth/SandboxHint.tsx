import { Anchor } from '@mantine/core'
import { isEmulated, sandboxInboxUrl } from '../../lib/environment.ts'

/** On the emulators no mail leaves the machine; the sandbox shows it. */
export function SandboxHint() {
  if (!isEmulated) return null
  return (
    <p className="auth-note">
      You are on the emulators. <Anchor href={sandboxInboxUrl}>Open the sandbox inbox</Anchor>
    </p>
  )
}
