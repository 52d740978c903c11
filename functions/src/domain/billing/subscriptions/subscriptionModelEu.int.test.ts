import { testSubscriptionModel } from '#test/billing/testSubscriptionModel.ts'

testSubscriptionModel('eu')
