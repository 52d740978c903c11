import type { Page } from 'playwright-core'
import type { Login } from './people.mjs'

export function enterDashboard(
  page: Page,
  account: Login,
  agents: Record<string, string>,
): Promise<Record<string, string>>
export function enterAsClient(page: Page, client: Login): Promise<Record<string, string>>
