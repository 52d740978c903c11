import { Textarea } from '@mantine/core'
import type { CurrentAgency } from '../../../../lib/brand/currentAgency.ts'
import { AuthField } from '../../frame/AuthField.tsx'
import { AuthSubmit } from '../../frame/AuthSubmit.tsx'
import { signInTexts } from '../../signInTexts.ts'
import { typedEmail } from '../../signIn/typedEmail.ts'
import { useAuthForm } from '../../useAuthForm.ts'
import type { SentRequest } from './signUpActions.ts'
import { t } from './texts.ts'

interface AccessFormProps {
  agency: CurrentAgency
  /** Called when the code was sent to the email. */
  onSent: (sent: SentRequest) => void
}

/** The person's name, company, and reason. */
export function AccessForm({ agency, onSent }: AccessFormProps) {
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { name: '', email: typedEmail(), company: '', message: '' },
    validate: {
      name: requireText,
      email: (email) => (email.includes('@') ? null : signInTexts('emailMissing')),
      company: requireText,
    },
    onSubmit: async (values) => {
      const { requestSignUp } = await import('./signUpActions.ts')
      const requestId = await requestSignUp(agency, values)
      onSent({ email: values.email.trim(), requestId })
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <AuthField
        label={t('name')}
        type="text"
        name="name"
        autoComplete="name"
        maxLength={80}
        isFirst
        {...fields.getInputProps('name')}
      />
      <AuthField
        label={signInTexts('email')}
        type="email"
        autoComplete="email"
        {...fields.getInputProps('email')}
      />
      <AuthField
        label={t('company')}
        type="text"
        name="company"
        autoComplete="organization"
        maxLength={80}
        {...fields.getInputProps('company')}
      />
      <Textarea
        label={t('message')}
        description={t('messageHint')}
        name="message"
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        dir="auto"
        {...fields.getInputProps('message')}
      />
      <AuthSubmit label={t('send')} isBusy={isBusy} error={error} />
    </form>
  )
}

function requireText(value: string): string | null {
  return value.trim() === '' ? t('missing') : null
}
