import { Button, TextInput } from '@mantine/core'
import { isSettled } from '@parley/functions/shared/billing/billing'
import { vatIdFormOf } from '@parley/functions/shared/billing/vatIds'
import { billingCallables } from '@parley/functions/shared/callables/billing'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useStoredValues } from '../../../lib/forms/useStoredValues.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account } from '../account.ts'
import styles from '../BillingPage.module.css'
import { saveVatId } from './saveVatId.ts'
import { t } from './texts.ts'

const schema = billingCallables.saveVatId.input.pick({ vatId: true })

/** The VAT ID of a workspace whose country has them, while the payment service calculates the tax. */
export function VatId({ account: { catalogue, billing } }: { account: Account }) {
  const form = billing && vatIdFormOf(billing.country)
  if (!catalogue.automaticTax || !form || !isSettled(billing)) return null
  return <VatIdForm stored={billing.vatId} example={form.example} />
}

function VatIdForm({ stored, example }: { stored: string; example: string }) {
  const { region, workspaceId } = useWorkspaceRef()
  const form = useCallForm({
    initialValues: { vatId: stored },
    schema,
    onSubmit: async ({ vatId }) => {
      const saved = await saveVatId({ region, workspaceId }, vatId)
      form.fields.setValues({ vatId: saved })
      form.fields.resetDirty({ vatId: saved })
    },
  })

  const { fields, isBusy, failure, submit } = form
  useStoredValues(form, { vatId: stored })

  return (
    <section className={styles.card} aria-label={t('vatId')}>
      <form onSubmit={submit} noValidate>
        <LeaveGuard isDirty={fields.isDirty()} text={t('vatIdNotSaved')} />
        <TextInput
          label={t('vatId')}
          description={t('vatIdHint', { example })}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          disabled={isBusy}
          {...fields.getInputProps('vatId')}
        />
        <footer className={styles.cardFoot}>
          <p role="alert" className={styles.problem}>
            {failure}
          </p>
          <Button type="submit" variant="default" disabled={!fields.isDirty()} loading={isBusy}>
            {t('saveVatId')}
          </Button>
        </footer>
      </form>
    </section>
  )
}
