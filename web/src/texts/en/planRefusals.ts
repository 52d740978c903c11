export { texts } from '@parley/functions/shared/billing/planRefusalTexts'
