import { Button, TextInput } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { domainsCallables } from '@parley/functions/shared/callables/agencies/domains'
import { call } from '../../../lib/call.ts'
import { CallError, isUnreachable } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import styles from './Domains.module.css'
import { t } from './domainTexts.ts'

const formSchema = domainsCallables.mailDnsInstructions.input.pick({ to: true })

/** Emails the DNS records to the person who manages the domain. */
export function MailInstructions({ agency }: { agency: Agency }) {
  const { region } = useWorkspaceRef()
  const { fields, isBusy, submit } = useCallForm({
    initialValues: { to: '' },
    schema: formSchema,
    onSubmit: async ({ to }) => {
      try {
        await call('mailDnsInstructions', { region, agencyId: agency.ID, to }, region)
        fields.reset()
        void showToast(t('instructionsSent'))
      } catch (error) {
        showFailure(messageOf(error))
      }
    },
  })
  return (
    <form
      className={styles.claim}
      noValidate
      onSubmit={(event) => {
        if (!formSchema.safeParse(fields.getValues()).success) void showToast(t('recipientInvalid'), 'bad')
        submit(event)
      }}
    >
      <TextInput
        label={t('recipient')}
        type="email"
        maxLength={254}
        autoComplete="off"
        placeholder="it@your-agency.com"
        {...fields.getInputProps('to')}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('sendInstructions')}
      </Button>
    </form>
  )
}

/** Returns the error to show: a refusal keeps its reason, any other failure gets a text of its own. */
function messageOf(error: unknown): unknown {
  if (isUnreachable(error)) return new CallError('unavailable', t('mailFailed'))
  return error instanceof CallError && error.code === 'internal'
    ? new CallError('internal', t('mailError'))
    : error
}
