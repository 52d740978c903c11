import { useState } from 'react'
import { CheckInbox } from './CheckInbox.tsx'
import { codeOfLink, storedCode } from './codeOfLink.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'

/** Confirms the email with the code of the emailed link; without a code, asks to open that link. */
export function VerifyEmailPage() {
  const [code] = useState(() => codeOfLink() || storedCode())
  return code ? <ConfirmEmail code={code} /> : <CheckInbox />
}
