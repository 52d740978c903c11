import { SettingsPage } from '../../features/agents/settings/SettingsPage.tsx'

export function SettingsRoute() {
  return <SettingsPage />
}
