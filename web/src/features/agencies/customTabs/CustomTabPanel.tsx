import { Button, Skeleton, Text, Textarea, TextInput } from '@mantine/core'
import {
  agencyTabDraftSchema,
  tabPageTypes,
  type AgencyTab,
  type AgencyTabDraft,
  type TabContent,
} from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import type { EditingState } from '../../../components/panels/useEditedItem.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from './CustomTabs.module.css'
import { t } from './customTabTexts.ts'

interface PanelProps {
  agencyId: string
  /** Missing for a new tab. */
  tab: AgencyTab | undefined
  onClose: () => void
}

const empty: AgencyTabDraft = {
  label: '',
  href: '',
  iconUrl: '',
  pageType: 'html',
  iframeUrl: '',
  alwaysVisible: false,
  htmlContent: '',
  jsContent: '',
}

/** Creates or edits a tab of the agency. */
export function CustomTabPanel({ agencyId, tab, onClose }: PanelProps) {
  const { region } = useWorkspaceRef()
  const content = useLiveDoc('tabContent', tab ? { region, path: paths.tabContent(agencyId, tab.ID) } : null)
  const [editing, setEditing] = useState<EditingState>({ isDirty: false, isBusy: false })
  const form = (stored: TabContent | null) => (
    <TabForm
      agencyId={agencyId}
      tabId={tab?.ID}
      draft={draftOf(tab, stored)}
      onEditing={setEditing}
      onClose={onClose}
    />
  )
  return (
    <SidePanel title={t(tab ? 'editTab' : 'newTab')} size={560} {...editing} onClose={onClose}>
      {!tab && form(null)}
      {tab && content.status === 'error' && (
        <LoadFailure title={t('notLoaded')} error={content.error} retry={content.retry} />
      )}
      {tab && content.status === 'loading' && <Skeleton aria-busy="true" height={320} radius="md" />}
      {tab && content.status === 'ready' && form(content.data)}
    </SidePanel>
  )
}

function draftOf(tab: AgencyTab | undefined, content: TabContent | null): AgencyTabDraft {
  if (!tab) return empty
  const { ID: _id, createdAt: _createdAt, ...shown } = tab
  return { ...empty, ...shown, ...content }
}

interface TabFormProps {
  agencyId: string
  tabId: string | undefined
  draft: AgencyTabDraft
  /** Called with the state of the form. */
  onEditing: (state: EditingState) => void
  onClose: () => void
}

function TabForm({ agencyId, tabId, draft, onEditing, onClose }: TabFormProps) {
  const { region } = useWorkspaceRef()
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: draft,
    schema: agencyTabDraftSchema,
    onSubmit: async (tab) => {
      await call('saveTab', { region, agencyId, ...(tabId && { tabId }), tab }, region)
      void showToast(t('saved'))
      onClose()
    },
  })
  const { pageType, alwaysVisible } = fields.values
  useEffect(() => onEditing({ isDirty, isBusy }), [onEditing, isDirty, isBusy])
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('label')}
        maxLength={40}
        autoComplete="off"
        dir="auto"
        data-autofocus
        {...fields.getInputProps('label')}
      />
      <UrlInput label={t('href')} description={t('hrefHint')} {...fields.getInputProps('href')} />
      <UrlInput label={t('icon')} description={t('iconHint')} {...fields.getInputProps('iconUrl')} />
      <Choice
        label={t('pageType')}
        value={pageType}
        options={tabPageTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        onChange={(next) => fields.setFieldValue('pageType', next)}
      />
      {pageType === 'html' ? (
        <>
          <CodeInput label={t('html')} {...fields.getInputProps('htmlContent')} />
          <CodeInput label={t('js')} description={t('contentHint')} {...fields.getInputProps('jsContent')} />
        </>
      ) : (
        <UrlInput
          label={t('iframeUrl')}
          description={t('iframeHint')}
          {...fields.getInputProps('iframeUrl')}
        />
      )}
      <SettingSwitch
        label={t('alwaysVisible')}
        description={t('alwaysVisibleHint')}
        isOn={alwaysVisible}
        onChange={(isOn) => fields.setFieldValue('alwaysVisible', isOn)}
      />
      {failure && (
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
      )}
      <Button type="submit" loading={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}

function UrlInput(props: { label: string; description: string }) {
  return <TextInput {...props} dir="ltr" maxLength={2_000} autoComplete="off" spellCheck={false} />
}

function CodeInput(props: { label: string; description?: string }) {
  return (
    <Textarea
      {...props}
      autosize
      minRows={6}
      maxRows={18}
      maxLength={50_000}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mono)', direction: 'ltr' } }}
    />
  )
}
