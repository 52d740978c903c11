import type { WidgetTrigger } from '@parley/functions/shared/widgetApi'

interface KindTexts {
  label: string
  /** What its value is called; null when it needs none. */
  valueLabel: string | null
  placeholder: string
  isNumber: boolean
  /** What a new one begins with. */
  start: string
}

/** When a widget can speak up, in words. */
export const triggerKindTexts: Record<WidgetTrigger['kind'], KindTexts> = {
  page: {
    label: 'On a page',
    valueLabel: 'The address contains',
    placeholder: '/pricing',
    isNumber: false,
    start: '',
  },
  time: { label: 'After a while', valueLabel: 'Seconds', placeholder: '', isNumber: true, start: '10' },
  scroll: {
    label: 'When scrolled',
    valueLabel: 'Percent of the page',
    placeholder: '',
    isNumber: true,
    start: '50',
  },
  exit: { label: 'When leaving', valueLabel: null, placeholder: '', isNumber: false, start: '' },
  visit: {
    label: 'On a later visit',
    valueLabel: 'Which visit',
    placeholder: '',
    isNumber: true,
    start: '2',
  },
  event: {
    label: 'When the page says so',
    valueLabel: 'Name of the event',
    placeholder: 'basket-full',
    isNumber: false,
    start: '',
  },
}
