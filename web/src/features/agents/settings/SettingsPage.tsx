import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import formStyles from '../../../components/forms/Form.module.css'
import { Page } from '../../../components/page/Page.tsx'
import { useAgentDraft, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { DraftPreview } from '../preview/DraftPreview.tsx'
import { PreviewBeside } from '../preview/PreviewBeside.tsx'
import { AdvancedTab } from './tabs/AdvancedTab.tsx'
import { AnalyticsTab } from './tabs/AnalyticsTab.tsx'
import { CoreTab } from './tabs/CoreTab.tsx'
import { FormEditor } from './forms/FormEditor.tsx'
import { HandoffTab } from './tabs/HandoffTab.tsx'
import { IntegrationsTab } from './tabs/IntegrationsTab.tsx'
import { LanguageTab } from './tabs/LanguageTab.tsx'
import { SecurityTab } from './tabs/SecurityTab.tsx'
import styles from './SettingsPage.module.css'
import { settingsTabs, toSettingsTab, type SettingsTab } from './settingsTabs.ts'
import { TechnicalTab } from './tabs/TechnicalTab.tsx'
import { UiTab } from './tabs/UiTab.tsx'
import { t } from './texts.ts'

const contents: Record<SettingsTab, () => ReactNode> = {
  core: CoreTab,
  ui: UiTab,
  language: LanguageTab,
  security: SecurityTab,
  handoff: HandoffTab,
  analytics: AnalyticsTab,
  technical: TechnicalTab,
  advanced: AdvancedTab,
  integrations: IntegrationsTab,
}

/** Tabs whose settings are visible in the widget. */
const looks: readonly SettingsTab[] = ['ui', 'language', 'advanced']

/** The settings of the agent's behaviour and storage. */
export function SettingsPage() {
  const title = useStoredAgent((stored) => stored.title)
  const [search, setSearch] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  const formOf = ({ widgetOptions }: Agent) => widgetOptions.forms.find(({ id }) => id === search.get('form'))
  const formId = useAgentDraft((agent) => formOf(agent)?.id)
  const formTitle = useAgentDraft((agent) => formOf(agent)?.title)
  const current = toSettingsTab(search.get('tab'))
  const Content = contents[current]
  const content = (
    <div className={`${formStyles.form} ${styles.content}`}>
      <Content />
    </div>
  )

  // Tabs and forms count as pages, though only the query differs. After leaving a form, the focus is on its
  // row.
  const leftForm = useRef<string>(undefined)
  useEffect(() => {
    const row =
      formId === undefined && leftForm.current ? document.getElementById(`form-${leftForm.current}`) : null
    leftForm.current = formId
    if (row) {
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'center' })
    } else window.scrollTo(0, 0)
  }, [current, formId])

  if (!search.has('tab')) return <Navigate to={`?${withTab(search, current)}`} replace />
  return (
    <Page
      isTitleUnseen
      title={t('settings')}
      documentTitle={`${formTitle || t(`tab_${current}`)} · ${title}`}
    >
      <div className={styles.split}>
        {isPhone ? (
          <NativeSelect
            className={styles.section ?? ''}
            aria-label={t('settings')}
            value={current}
            data={settingsTabs.map(({ tab }) => ({ value: tab, label: t(`tab_${tab}`) }))}
            onChange={({ currentTarget: { value } }) => setSearch({ tab: value })}
          />
        ) : (
          <nav className={styles.tabs} aria-label={t('settings')}>
            {settingsTabs.map(({ tab }) => (
              <Link key={tab} to={`?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
                {t(`tab_${tab}`)}
              </Link>
            ))}
          </nav>
        )}
        {formId !== undefined ? (
          <FormEditor key={formId} formId={formId} />
        ) : looks.includes(current) ? (
          <PreviewBeside label={t('previewOfTheWidget')} preview={<DraftPreview />}>
            {content}
          </PreviewBeside>
        ) : (
          content
        )}
      </div>
    </Page>
  )
}

/** Returns a query that names the current tab, even if the URL had none. */
function withTab(search: URLSearchParams, tab: SettingsTab): URLSearchParams {
  const named = new URLSearchParams(search)
  named.set('tab', tab)
  return named
}
