import { useState } from 'react'
import { CheckInbox } from './CheckInbox.tsx'
import { codeOfLink, keptCode } from './codeOfLink.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'

/** With a code, the link of the mail; without one, the place to wait for it. */
export function VerifyEmailPage() {
  const [code] = useState(() => codeOfLink() || keptCode())
  return code ? <ConfirmEmail code={code} /> : <CheckInbox />
}
