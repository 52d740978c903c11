import { useState } from 'react'
import { CheckInbox } from './CheckInbox.tsx'
import { codeOfLink, keptCode } from './codeOfLink.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'

/** With a code, the page of the mailed link; without one, the page that waits for it. */
export function VerifyEmailPage() {
  const [code] = useState(() => codeOfLink() || keptCode())
  return code ? <ConfirmEmail code={code} /> : <CheckInbox />
}
