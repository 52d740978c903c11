import { Anchor } from '@mantine/core'
import { isEmulated, sandboxInboxUrl } from '../../../lib/environment.ts'
import { t } from '../texts.ts'

/** A hint that the sandbox shows the emails of the emulators. */
export function SandboxHint() {
  if (!isEmulated) return null
  return (
    <p className="auth-note">
      {t.rich('sandbox', { link: (text) => <Anchor href={sandboxInboxUrl}>{text}</Anchor> })}
    </p>
  )
}
