import type { WidgetTrigger } from '@parley/functions/shared/widget/widgetApi'

interface TriggerValue {
  placeholder: string
  isNumber: boolean
  /** The value of a new one. */
  start: string
}

/** The value of each kind of trigger. */
export const triggerValues: Record<WidgetTrigger['kind'], TriggerValue> = {
  page: { placeholder: '/pricing', isNumber: false, start: '' },
  time: { placeholder: '', isNumber: true, start: '10' },
  scroll: { placeholder: '', isNumber: true, start: '50' },
  exit: { placeholder: '', isNumber: false, start: '' },
  visit: { placeholder: '', isNumber: true, start: '2' },
  event: { placeholder: 'basket-full', isNumber: false, start: '' },
}
