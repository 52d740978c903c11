import { Anchor } from '@mantine/core'
import { isEmulated, sandboxInboxUrl } from '../../lib/environment.ts'
import { t } from './texts.ts'

/** On the emulators no mail leaves the machine; the sandbox shows it. */
export function SandboxHint() {
  if (!isEmulated) return null
  return (
    <p className="auth-note">
      {t.rich('sandbox', { link: (text) => <Anchor href={sandboxInboxUrl}>{text}</Anchor> })}
    </p>
  )
}
