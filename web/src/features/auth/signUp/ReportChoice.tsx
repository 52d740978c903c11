import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { reportsSubscriptions } from '../../../lib/environment.ts'
import { readSignUp, storeSignUp } from '../../../lib/signIn/signUpMemory.ts'
import { t } from '../texts.ts'

/**
 * Asks people whom an advertisement or a partner has sent whether their subscription may be reported. Renders
 * nothing for others, and where the operator reports none.
 */
export function ReportChoice() {
  const [{ ref, utmSource, allowsReport = false }] = useState(readSignUp)
  const [isAllowed, setAllowed] = useState(allowsReport)
  if (!reportsSubscriptions || !(ref ?? utmSource)) return null
  return (
    <Checkbox
      checked={isAllowed}
      onChange={({ currentTarget: { checked } }) => {
        setAllowed(checked)
        storeSignUp({ allowsReport: checked })
      }}
      label={t('allowReport')}
      description={t('allowReportHint')}
    />
  )
}
