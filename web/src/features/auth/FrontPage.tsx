import { Button } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'
import { goTo } from './goTo.ts'
import { t } from './texts.ts'

export function FrontPage() {
  return (
    <AuthFrame title={t('frontTitle')} lead={t('frontLead')}>
      <Button component="a" size="md" fullWidth href="/signup" onClick={goTo}>
        {t('createAnAccount')}
      </Button>
      <Button component="a" size="md" fullWidth variant="default" mt="xs" href="/login" onClick={goTo}>
        {t('signIn')}
      </Button>
    </AuthFrame>
  )
}
