import { graphql } from '@/lib/platform/graphql';

/** The platform reports wrong credentials as top-level errors. */
export const LoginMutation = graphql(`
  mutation Login($email: String!, $password: String!, $guestCartEntityId: String) {
    login(email: $email, password: $password, guestCartEntityId: $guestCartEntityId) {
      customer { entityId firstName }
      cart { entityId }
      customerAccessToken { value expiresAt }
    }
  }
`);

/**
 * Signs in a customer for whom the shop vouches with a JWT. The platform reports an invalid token as a top-level error.
 */
export const JwtLoginMutation = graphql(`
  mutation JwtLogin($jwt: String!, $guestCartEntityId: String) {
    loginWithCustomerLoginJwt(jwt: $jwt, guestCartEntityId: $guestCartEntityId) {
      customer { entityId firstName }
      cart { entityId }
      customerAccessToken { value expiresAt }
    }
  }
`);

export const LogoutMutation = graphql(`
  mutation Logout { logout { result } }
`);

export const CustomerQuery = graphql(`
  query Customer { customer { entityId firstName lastName email company phone } }
`);

export const RegisterMutation = graphql(`
  mutation Register($input: RegisterCustomerInput!, $reCaptchaV2: ReCaptchaV2Input) {
    customer {
      registerCustomer(input: $input, reCaptchaV2: $reCaptchaV2) {
        customer { entityId }
        errors {
          __typename
          ... on Error { message }
          ... on ValidationError { path }
        }
      }
    }
  }
`);

export const UpdateCustomerMutation = graphql(`
  mutation UpdateCustomer($input: UpdateCustomerInput!) {
    customer {
      updateCustomer(input: $input) {
        customer { entityId firstName lastName email company phone }
        errors {
          __typename
          ... on Error { message }
          ... on ValidationError { path }
        }
      }
    }
  }
`);

export const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    customer {
      changePassword(input: $input) {
        errors {
          __typename
          ... on Error { message }
          ... on ValidationError { path }
        }
      }
    }
  }
`);

export const RequestResetMutation = graphql(`
  mutation RequestReset($input: RequestResetPasswordInput!) {
    customer { requestResetPassword(input: $input) { errors { __typename ... on Error { message } } } }
  }
`);

export const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    customer {
      resetPassword(input: $input) {
        errors {
          __typename
          ... on Error { message }
          ... on ValidationError { path }
        }
      }
    }
  }
`);
