import { Button } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'
import { t } from './texts.ts'

export function LostPage() {
  return (
    <AuthFrame title={t('lostTitle')} lead={t('lostLead')}>
      <Button component="a" size="md" fullWidth href="/app">
        {t('toAgents')}
      </Button>
    </AuthFrame>
  )
}
