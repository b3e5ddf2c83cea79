import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { Email } from './values';

/** In characters; hashing longer passwords would only take time. */
const PASSWORD_LIMIT = 1024;
const MISMATCH_MESSAGE = "Passwords don't match";
const TOKEN_MESSAGE = 'Invalid reset token';

function password(minimum: number) {
  const message = `Password must be at least ${minimum} characters`;
  return z.string(message).check(z.minLength(minimum, message), z.maxLength(PASSWORD_LIMIT, 'Password is too long'));
}

const token = z.string(TOKEN_MESSAGE).check(z.minLength(1, TOKEN_MESSAGE), z.maxLength(2048, TOKEN_MESSAGE));

const setup = { password: password(8), confirmPassword: z.string(MISMATCH_MESSAGE) };
const reset = { newPassword: password(8), confirmPassword: z.string(MISMATCH_MESSAGE) };

const setupMatches = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: MISMATCH_MESSAGE, path: ['confirmPassword'] },
);

const newPasswordMatches = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { error: MISMATCH_MESSAGE, path: ['confirmPassword'] },
);

export const AccountSetupForm = z.object(setup).check(setupMatches);

/** `token` comes from the invitation link. */
export const Signup = z.object({ token, ...setup }).check(setupMatches);

export const RetrievePassword = z.object({ email: Email });

export const ResetPasswordForm = z.object(reset).check(newPasswordMatches);

/** `token` comes from the reset link. */
export const ResetPassword = z.object({ token, ...reset }).check(newPasswordMatches);

/** `token` comes from a link in an e-mail for `purpose`. */
export const CheckLink = z.object({ token, purpose: z.enum(['INVITATION', 'RESET']) });

export const ChangePassword = z
  .object({
    oldPassword: z
      .string('Current password is required')
      .check(z.minLength(1, 'Current password is required'), z.maxLength(PASSWORD_LIMIT, 'Password is too long')),
    newPassword: password(6),
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(1, 'Please confirm your password'), z.maxLength(PASSWORD_LIMIT, 'Password is too long')),
  })
  .check(newPasswordMatches);

const Done = z.object({ message: z.string() });

export const accountOperations = {
  signup: operation({
    summary: 'Set the password of an invited account; the token works once',
    secret: true,
    access: 'public',
    body: Signup,
    response: Done,
    status: 201,
  }),
  retrievePassword: operation({
    summary: 'Email a reset link; the answer does not reveal whether the account exists',
    access: 'public',
    body: RetrievePassword,
    response: Done,
    status: 200,
  }),
  resetPassword: operation({
    summary: 'Set a new password with a reset token; the token works once',
    secret: true,
    access: 'public',
    body: ResetPassword,
    response: Done,
    status: 200,
  }),
  checkLink: operation({
    summary: 'Check the token of an emailed link without using it',
    secret: true,
    access: 'public',
    body: CheckLink,
    response: z.object({ valid: z.boolean() }),
    status: 200,
  }),
  changePassword: operation({
    summary: 'Change your password; ends your other sessions and returns a new token',
    secret: true,
    access: ROLES,
    body: ChangePassword,
    response: z.object({ access_token: z.string(), message: z.string() }),
    status: 200,
  }),
  endOtherSessions: operation({
    summary: 'End all other sessions; returns a new token for this one',
    secret: true,
    access: ROLES,
    response: z.object({ access_token: z.string() }),
    status: 200,
  }),
};

export type AccountSetupForm = z.infer<typeof AccountSetupForm>;
export type Signup = z.infer<typeof Signup>;
export type RetrievePassword = z.infer<typeof RetrievePassword>;
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;
export type ResetPassword = z.infer<typeof ResetPassword>;
export type CheckLink = z.infer<typeof CheckLink>;
export type ChangePassword = z.infer<typeof ChangePassword>;
