import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { parseTheme, printTheme, shadesOf, type AgentTheme } from '@parley/functions/shared/themes/agentTheme'
import type { SavedTheme } from '@parley/functions/shared/themes/savedThemes'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { useLiveDoc, useReopen } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { SaveThemeDialog } from './SaveThemeDialog.tsx'
import styles from './Theme.module.css'
import { t } from './texts.ts'
import type { ThemeEditing } from './useTheme.ts'

/** The custom themes that all members of the workspace can use. */
export function SavedThemes({ editing: { theme, apply } }: { editing: ThemeEditing }) {
  const { region, workspaceId } = useWorkspaceRef()
  const location = { region, path: paths.savedThemes(workspaceId) }
  const result = useLiveDoc('savedThemes', location)
  const reopen = useReopen('savedThemes', location)
  const [isSaving, setSaving] = useState(false)
  const themes = result.status === 'ready' ? (result.data?.themes ?? []) : []
  const current = printTheme(theme)
  const deletion = useDeletion<SavedTheme>({
    title: t('deleteTheme'),
    text: ({ name }) => t('deleteThemeText', { name }),
    done: t('themeDeleted'),
    remove: async ({ id }) => call('deleteTheme', { region, workspaceId, themeId: id }, region).then(reopen),
  })
  return (
    <FormSection
      title={t('savedThemes')}
      lead={t('savedThemesHint')}
      action={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setSaving(true)}>
          {t('saveTheme')}
        </Button>
      }
    >
      {result.status === 'loading' && <Skeleton aria-busy="true" height={40} radius="md" />}
      {result.status === 'error' && (
        <LoadFailure title={t('themesNotLoaded')} error={result.error} retry={result.retry} />
      )}
      {result.status === 'ready' && themes.length === 0 && <p className={styles.none}>{t('noThemes')}</p>}
      {themes.length > 0 && (
        <ul className={styles.saved}>
          {themes.map((saved) => {
            const own = themeOf(saved)
            return (
              own && (
                <li key={saved.id}>
                  <button type="button" aria-pressed={printTheme(own) === current} onClick={() => apply(own)}>
                    <i aria-hidden="true" style={{ background: stripesOf(own) }} />
                    <span dir="auto">{saved.name}</span>
                  </button>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('deleteNamed', { name: saved.name })}
                    onClick={() => deletion.confirmDeletion(saved)}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                </li>
              )
            )
          })}
        </ul>
      )}
      {isSaving && (
        <SaveThemeDialog theme={theme} themes={themes} onSaved={reopen} onClose={() => setSaving(false)} />
      )}
      {deletion.question}
    </FormSection>
  )
}

function themeOf(saved: SavedTheme): AgentTheme | undefined {
  return parseTheme(JSON.stringify(saved))
}

/** Returns a background that shows three shades beside each other. */
function stripesOf(theme: AgentTheme): string {
  const { 2: light = '', 7: dark = '' } = shadesOf(theme)
  return `linear-gradient(90deg, ${light} 33%, ${theme.primary} 33% 67%, ${dark} 67%)`
}
