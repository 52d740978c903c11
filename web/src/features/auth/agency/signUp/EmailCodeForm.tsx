import { Button } from '@mantine/core'
import { maxPastedCodeLength } from '@parley/functions/shared/limits'
import type { CurrentAgency } from '../../../../lib/brand/currentAgency.ts'
import { AuthField } from '../../frame/AuthField.tsx'
import { AuthSubmit } from '../../frame/AuthSubmit.tsx'
import { hasSixDigits } from '../hasSixDigits.ts'
import { useAuthForm } from '../../useAuthForm.ts'
import type { SentRequest } from './signUpActions.ts'
import { t } from './texts.ts'

interface EmailCodeFormProps {
  agency: CurrentAgency
  sent: SentRequest
  onConfirmed: () => void
  /** Returns to the form, to change the email or send the code again. */
  onBack: () => void
}

/** The form for the emailed code. */
export function EmailCodeForm({ agency, sent, onConfirmed, onBack }: EmailCodeFormProps) {
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { code: '' },
    validate: { code: (code) => (hasSixDigits(code) ? null : t('codeMissing')) },
    onSubmit: async ({ code }) => {
      const { confirmSignUp } = await import('./signUpActions.ts')
      await confirmSignUp(agency, sent, code)
      onConfirmed()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <output className="auth-sent">
        {t.rich('codeSent', { email: sent.email, b: (text) => <bdi dir="auto">{text}</bdi> })}
      </output>
      <AuthField
        label={t('code')}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxPastedCodeLength}
        isFirst
        {...fields.getInputProps('code')}
      />
      <AuthSubmit label={t('confirm')} isBusy={isBusy} error={error} />
      <Button variant="subtle" fullWidth disabled={isBusy} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
