import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { TextField } from '../../fields/TextField.tsx'
import styles from '../SettingsPage.module.css'
import { t } from '../texts.ts'

/** The widget's English texts, by key. */
const widgetTexts: Record<string, string> = { ...panelTexts, ...extraTexts }

interface OwnTextsProps {
  language: string
  /** The keys of the replaced texts. */
  keys: string[]
}

/** The replaced texts of one language; each is below the English text that it replaces. */
export function OwnTexts({ language, keys }: OwnTextsProps) {
  const { store } = useAgentEditing()
  const unused = Object.entries(widgetTexts).filter(([key]) => !keys.includes(key))
  const put = (key: string, text: string | undefined) =>
    store.change({ [`widgetOptions.texts.${language}.${key}`]: text })
  return (
    <>
      {keys.map((key) => (
        <div key={key} className={styles.own}>
          <TextField
            path={`widgetOptions.texts.${language}.${key}`}
            label={widgetTexts[key] ?? key}
            maxLength={300}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeOwnWords', { text: widgetTexts[key] ?? key })}
            onClick={() => put(key, undefined)}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      <NativeSelect
        aria-label={t('addAText')}
        value=""
        data={[
          { value: '', label: t('chooseAText') },
          ...unused.map(([key, text]) => ({ value: key, label: text })),
        ]}
        onChange={(event) => event.currentTarget.value && put(event.currentTarget.value, '')}
      />
    </>
  )
}
