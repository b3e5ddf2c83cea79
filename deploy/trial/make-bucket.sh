# Creates the bucket of the trial, and a key that can only read and write its files.
set -eu
mc alias set trial http://storage:9000 "$STORAGE_USER" "$STORAGE_PASSWORD"
mc mb --ignore-existing "trial/$S3_BUCKET"
cat >/tmp/media.json <<POLICY
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket"], "Resource": ["arn:aws:s3:::$S3_BUCKET"] },
    { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], "Resource": ["arn:aws:s3:::$S3_BUCKET/*"] }
  ]
}
POLICY
mc admin policy create trial media /tmp/media.json
mc admin user add trial "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
# Fails if it is already attached.
mc admin policy attach trial media --user "$S3_ACCESS_KEY_ID" || mc admin user info trial "$S3_ACCESS_KEY_ID" | grep -q media
