import { Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useStoredAgent } from '../draft/AgentDraftContext.ts'
import { NumberField } from '../fields/NumberField.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { ComingCard } from './ChannelCard.tsx'
import styles from './ChannelsPage.module.css'
import { MetaPageChannel } from './meta/MetaPageChannel.tsx'
import { DiscordChannel } from './DiscordChannel.tsx'
import { GoogleBusinessCard } from './GoogleBusinessCard.tsx'
import { TelegramChannel } from './TelegramChannel.tsx'
import { t } from './texts.ts'
import { useChannelOffer } from './useChannelOffer.ts'
import { WhatsappChannel } from './whatsapp/WhatsappChannel.tsx'

/** The channels of an agent besides the website. */
export function ChannelsPage() {
  const title = useStoredAgent((stored) => stored.title)
  const offer = useChannelOffer()
  return (
    <Page
      isTitleUnseen
      title={t('channels')}
      documentTitle={`${t('channels')} · ${title}`}
      lead={t('channelsLead')}
    >
      <ul className={styles.cards}>
        <WhatsappChannel />
        <MetaPageChannel kind="instagram" />
        <MetaPageChannel kind="messenger" />
        <DiscordChannel />
        <TelegramChannel />
        <ComingCard name={t('email')} Icon={IconMail} about={t('aboutEmail')} />
        <GoogleBusinessCard />
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {t('forgetHint')} {offer?.hearsVoices && t('voicesHeard')}
      </Text>
      <div className={`${formStyles.form} ${formStyles.column} ${styles.settings}`}>
        <FormSection title={t('channelSettings')}>
          <SwitchField
            path="smartInit"
            label={t('smartInitialization')}
            description={t('smartInitializationHint')}
          />
          <SwitchField
            path="channelOptions.newContactsOnly"
            label={t('newContactsOnly')}
            description={t('newContactsOnlyHint')}
          />
          <NumberField
            path="channelOptions.answerDelaySeconds"
            label={t('answerDelay')}
            description={t('answerDelayHint')}
            max={60}
          />
          <SwitchField
            path="widgetOptions.canContinue"
            label={t('canContinue')}
            description={t('canContinueHint')}
          />
        </FormSection>
      </div>
    </Page>
  )
}
