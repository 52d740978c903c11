import { Button } from '@mantine/core'
import { NotFoundReceipt } from '../../../components/receipts/NotFoundReceipt.tsx'
import { storeFlash } from '../../../lib/browser/stored.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import { deleteCode, storeCode } from './codeOfLink.ts'
import { useAuthTask } from '../useAuthTask.ts'
import { t } from '../texts.ts'

/** Waits for a click: mail scanners open links too, and must not verify anything. */
export function ConfirmEmail({ code }: { code: string }) {
  const { isBusy, error, run } = useAuthTask()

  if (error !== undefined) {
    return (
      <AuthFrame title={t('brokenLink')} drawing={<NotFoundReceipt code={410} />} lead={error}>
        <Button component="a" size="md" fullWidth href="/verify-email">
          {t('sendNewLink')}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('confirmTitle')} lead={t('confirmLead')}>
      <form action={() => run(() => confirm(code))}>
        <AuthSubmit label={t('confirmTitle')} isBusy={isBusy} error={undefined} />
      </form>
    </AuthFrame>
  )
}

/**
 * Verifies the email of the signed-in account. The link alone must not verify an account that another person
 * has created with this email.
 */
async function confirm(code: string): Promise<void> {
  const { afterVerification, currentUser, verifyEmail } = await import('../authActions.ts')
  const user = await currentUser()
  if (user === null) {
    storeCode(code)
    storeFlash(t('signInToConfirm'))
    location.replace('/login')
    return
  }
  deleteCode()
  // Opening the link twice is not an error for a verified email.
  await user.reload()
  if (!user.emailVerified) await verifyEmail(code, user.email ?? '')
  await user.reload()
  await user.getIdToken(true)
  location.replace(await afterVerification())
}
