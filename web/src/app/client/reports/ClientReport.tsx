import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { ValueReportPage } from '../../../features/valueReports/ValueReportPage.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { NotAllowedPage } from '../../shell/NotAllowedPage.tsx'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

/** The monthly report of a client's organisation. */
export function ClientReport() {
  const { region, organisation } = useClient()
  const { month } = useParams()
  const pathOf = useCallback((of: string) => webPaths.report(region, of), [region])
  if (!useMay('readValueReport')) return <NotAllowedPage label={t('report')} />
  return <ValueReportPage region={region} orgId={organisation.ID} month={month} pathOf={pathOf} />
}
