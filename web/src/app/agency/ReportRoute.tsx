import { paths } from '@parley/functions/shared/paths'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { ValueReportPage } from '../../features/valueReports/ValueReportPage.tsx'
import { useLiveDoc } from '../../lib/live/live.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

/** The monthly report of an organisation, as its clients see it, under a link to the organisation. */
export function ReportRoute() {
  const { region } = useWorkspaceRef()
  const { orgId = '', month } = useParams()
  const pathOf = useCallback((of: string) => webPaths.organisationReport(region, orgId, of), [region, orgId])
  const organisation = useLiveDoc('organisation', { region, path: paths.org(orgId) })
  const name = organisation.status === 'ready' ? (organisation.data?.name ?? '') : ''
  const subject = { name, path: webPaths.organisation(region, orgId) }
  return <ValueReportPage region={region} orgId={orgId} month={month} pathOf={pathOf} subject={subject} />
}
