import { Button } from '@mantine/core'
import { t } from '../texts.ts'

/** Leads to the payment service's page on which the payer confirms a payment to their bank. */
export function ConfirmAtBank({ url }: { url: string }) {
  return (
    <>
      <p role="alert">{t('bankWantsConfirmation')}</p>
      <Button component="a" href={url} target="_blank" rel="noopener noreferrer" variant="default">
        {t('confirmPayment')}
      </Button>
    </>
  )
}
