import { OverviewPage } from '../../features/agents/OverviewPage.tsx'

export function OverviewRoute() {
  return <OverviewPage />
}
