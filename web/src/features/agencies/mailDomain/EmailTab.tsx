import { Button, TextInput } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { z } from 'zod'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { CallError, isUnreachable } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import styles from '../domains/Domains.module.css'
import { t } from './mailDomainTexts.ts'
import { MailDomainLine } from './MailDomainLine.tsx'
import { StoppedMails } from './StoppedMails.tsx'
import { useMailDomain, type FollowedMailDomain } from './useMailDomain.ts'
import { WhitelabelGate } from '../WhitelabelGate.tsx'

const typedSchema = z.object({ domain: z.string().max(1_000) })

/** The domain that an agency's emails come from. */
export function EmailTab({ agency }: { agency: Agency }) {
  const domain = useMailDomain(agency)
  return (
    <div className={formStyles.form}>
      <StoppedMails agency={agency} />
      <FormSection title={t('mailDomain')} lead={t('hint')}>
        {/* What was set up stays in view, whatever has become of the plan. */}
        {domain.name === '' ? (
          <WhitelabelGate>
            <AddForm domain={domain} />
          </WhitelabelGate>
        ) : (
          <MailDomainLine domain={domain} />
        )}
      </FormSection>
    </div>
  )
}

function AddForm({ domain }: { domain: FollowedMailDomain }) {
  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: { domain: '' },
    schema: typedSchema,
    onSubmit: async (values) => {
      try {
        await domain.add(values.domain)
      } catch (error) {
        const isOurs = isUnreachable(error) || (error instanceof CallError && error.code === 'internal')
        throw isOurs ? new CallError('unavailable', t('addFailed')) : error
      }
    },
  })
  return (
    <form className={styles.claim} onSubmit={submit} noValidate>
      <TextInput
        label={t('domain')}
        placeholder={t('example')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={300}
        {...fields.getInputProps('domain')}
      />
      <Button type="submit" loading={isBusy}>
        {t('add')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </form>
  )
}
