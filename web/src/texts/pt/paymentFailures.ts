export { texts } from '@parley/functions/shared/billing/paymentFailureTexts/pt'
