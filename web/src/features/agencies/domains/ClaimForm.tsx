import { Button, TextInput } from '@mantine/core'
import { z } from 'zod'
import { CallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import styles from './Domains.module.css'
import { t } from './domainTexts.ts'
import type { Domain } from './useDomain.ts'

const typedSchema = z.object({ domain: z.string().max(1_000) })

/** The form that claims a host; problems are shown at its field. */
export function ClaimForm({ domain, suffix }: { domain: Domain; suffix?: string }) {
  const isCustom = domain.kind === 'custom'
  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: { domain: '' },
    schema: typedSchema,
    onSubmit: async (values) => {
      try {
        await domain.claim(values.domain)
      } catch (error) {
        throw isOurFault(error)
          ? new CallError('unavailable', t(isCustom ? 'customFailed' : 'subdomainFailed'))
          : error
      }
    },
  })
  return (
    <form className={styles.claim} onSubmit={submit} noValidate>
      <TextInput
        label={t(isCustom ? 'domain' : 'name')}
        placeholder={t(isCustom ? 'domainExample' : 'nameExample')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={300}
        {...(suffix && {
          rightSection: (
            <span dir="auto" className={styles.suffix}>
              {suffix}
            </span>
          ),
          rightSectionWidth: 'auto',
        })}
        {...fields.getInputProps('domain')}
      />
      <Button type="submit" loading={isBusy}>
        {t('setUp')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </form>
  )
}

/** Returns whether the failure is the platform's, which gets a text of its own. */
function isOurFault(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'internal' || error.code === 'unavailable')
}
