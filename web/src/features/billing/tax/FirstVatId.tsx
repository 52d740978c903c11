import { Button, TextInput } from '@mantine/core'
import { vatIdFormOf } from '@parley/functions/shared/billing/vatIds'
import { useState } from 'react'
import { isComposing } from '../../../lib/browser/isComposing.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account } from '../account.ts'
import styles from '../dialogs.module.css'
import { saveVatId } from './saveVatId.ts'
import { t } from './texts.ts'

interface FirstVatIdProps {
  account: Account
  /** The country that was chosen for the payment. */
  country: string
}

/** The VAT ID of a business before its first payment, so that the price is taxed by it from the start. */
export function FirstVatId({ account: { catalogue, billing }, country }: FirstVatIdProps) {
  const form = vatIdFormOf(country)
  if (!catalogue.automaticTax || !form) return null
  const stored = billing?.country === country ? billing.vatId : ''
  return <FirstVatIdField key={`${country} ${stored}`} {...{ stored, country }} example={form.example} />
}

function FirstVatIdField({ stored, country, example }: { stored: string; country: string; example: string }) {
  const workspace = useWorkspaceRef()
  const [vatId, setVatId] = useState(stored)
  const { isBusy, failure, send, resetFailure } = useSender()
  const save = () => void send({ work: async () => setVatId(await saveVatId(workspace, vatId, country)) })
  return (
    <div className={styles.code}>
      <TextInput
        label={t('vatId')}
        description={t('vatIdHint', { example })}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        value={vatId}
        error={failure}
        onChange={(event) => {
          resetFailure()
          setVatId(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          // Otherwise the dialog would continue without it.
          event.preventDefault()
          save()
        }}
      />
      <Button variant="default" loading={isBusy} disabled={vatId.trim() === stored} onClick={save}>
        {t('saveVatId')}
      </Button>
    </div>
  )
}
