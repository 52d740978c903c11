import { Button, Radio, Stack, Text } from '@mantine/core'
import { IconBrandMeta } from '@tabler/icons-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { call } from '../../../../lib/call.ts'
import { useSender } from '../../../../lib/forms/useSender.ts'
import { showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { useMetaSignIn } from '../useMetaSignIn.ts'
import { NeedsPublishing } from '../NeedsPublishing.tsx'
import { t } from '../texts.ts'

interface Offered {
  wabaId: string
  phoneId: string
  phoneNumber: string
  name: string
}

/** Signs a person in at Meta, and connects one of their numbers. */
export function NewNumber() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [offer, setOffer] = useState<{ loginId: string; numbers: Offered[] }>()
  const [chosen, setChosen] = useState('')
  const choice = useRef<HTMLDivElement>(null)
  const sender = useSender()
  const meta = useMetaSignIn('whatsapp', async (loginId) => {
    const { numbers } = await call('getWhatsappNumbers', { region, agentId, loginId }, region)
    setOffer({ loginId, numbers })
    setChosen(numbers[0]?.phoneId ?? '')
  })

  // Meta's window is closed: the focus moves to the first number.
  useEffect(() => {
    choice.current?.querySelector('input')?.focus()
  }, [offer])

  async function connect() {
    const number = offer?.numbers.find(({ phoneId }) => phoneId === chosen)
    if (!offer || !number) return
    const { wabaId, phoneId } = number
    const input = { region, agentId, loginId: offer.loginId, wabaId, phoneId }
    const { newAddedNumber } = await call('connectWhatsappNumber', input, region)
    void showToast(t('waConnectedTo', { number: newAddedNumber }))
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void sender.send({ work: connect })
  }

  function handleSignIn() {
    sender.resetFailure()
    meta.signIn()
  }

  const hasNone = offer?.numbers.length === 0
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="md" align="start">
        <Text size="sm">{t('waNewHint')}</Text>
        <Text size="sm">{t('waWhichNumber')}</Text>
        <Text size="sm">{t('waCosts')}</Text>
        <Button
          variant={offer ? 'default' : 'filled'}
          leftSection={<IconBrandMeta size={18} />}
          loading={meta.isBusy}
          disabled={sender.isBusy}
          onClick={handleSignIn}
        >
          {t('waSignIn')}
        </Button>
        {/* There before its words, so that they are read out when they come. */}
        <Text component="output" size="sm" className={hasNone ? undefined : 'unseen'}>
          {offer && t(hasNone ? 'waNoNumbers' : 'waChoose')}
        </Text>
        {offer && !hasNone && (
          <>
            <Radio.Group ref={choice} label={t('waChoose')} value={chosen} onChange={setChosen}>
              <Stack gap="xs" mt="xs">
                {offer.numbers.map(({ phoneId, phoneNumber, name }) => (
                  <Radio
                    key={phoneId}
                    value={phoneId}
                    label={
                      <>
                        <bdi dir="ltr">{phoneNumber}</bdi>
                        {name && (
                          <>
                            {' · '}
                            <bdi>{name}</bdi>
                          </>
                        )}
                      </>
                    }
                  />
                ))}
              </Stack>
            </Radio.Group>
            <Button type="submit" loading={sender.isBusy}>
              {t('connect')}
            </Button>
          </>
        )}
        <Text role="alert" size="sm" c="red">
          {meta.problem || sender.failure}
        </Text>
        <NeedsPublishing />
      </Stack>
    </form>
  )
}
