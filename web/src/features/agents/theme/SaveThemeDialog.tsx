import { TextInput } from '@mantine/core'
import type { AgentTheme } from '@parley/functions/shared/themes/agentTheme'
import { savedThemeLimits, toSavedFields, type SavedTheme } from '@parley/functions/shared/themes/savedThemes'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'

interface SaveThemeDialogProps {
  theme: AgentTheme
  /** The saved themes; one with the same name is replaced. */
  themes: readonly SavedTheme[]
  onSaved: () => void
  onClose: () => void
}

/** Saves the theme under a name for all members of the workspace. */
export function SaveThemeDialog({ theme, themes, onSaved, onClose }: SaveThemeDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [newId] = useState(() => crypto.randomUUID())
  const sameName = (name: string) => themes.find((saved) => saved.name === name.trim())
  const form = useCallForm({
    initialValues: { name: '' },
    schema: z.object({ name: z.string().trim().min(1, t('nameMissing')).max(savedThemeLimits.name) }),
    onSubmit: async ({ name }) => {
      const saved = { id: sameName(name)?.id ?? newId, name, ...toSavedFields(theme) }
      await call('saveTheme', { region, workspaceId, theme: saved }, region)
      onSaved()
      void showToast(t('themeSaved'))
      onClose()
    },
  })
  const { fields } = form
  return (
    <DialogForm title={t('saveTheme')} form={form} action={t('saveTheme')} onClose={onClose}>
      <TextInput
        label={t('themeName')}
        description={sameName(fields.values.name) ? t('nameReplaces') : undefined}
        maxLength={savedThemeLimits.name}
        data-autofocus
        {...fields.getInputProps('name')}
      />
    </DialogForm>
  )
}
